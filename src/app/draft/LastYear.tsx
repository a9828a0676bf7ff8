import type { Generator } from '../../generators/contract';
import type { CarryOverProps } from './CarryOver';
import { useIdleChunk } from './useIdleChunk';

type Props = Omit<CarryOverProps, 'rules'> & { generator: Generator };

const loadCard = async () => (await import('./CarryOver')).CarryOver;
const loadButtons = async () => (await import('./CarryOver')).ToCheckButtons;

/** What carries last year's camp over: only some documents have it. */
export function LastYear({ generator: { lastYear }, ...props }: Props) {
  const CarryOver = useIdleChunk(lastYear && loadCard);
  return lastYear && CarryOver && <CarryOver rules={lastYear} {...props} />;
}

/** What of it is to be checked, for the bar. */
export function LastYearButtons({ generator, draft }: Pick<Props, 'generator' | 'draft'>) {
  const ToCheckButtons = useIdleChunk(generator.lastYear && loadButtons);
  return ToCheckButtons && <ToCheckButtons draft={draft} />;
}
