interface ImportMetaEnv {
  readonly VITE_VERSION: string;
  readonly VITE_SITE_URL: string;
  readonly VITE_AUTHOR_NAME: string;
  readonly VITE_AUTHOR_URL: string;
  readonly VITE_FEEDBACK_MAIL: string;
}
