import type { Generator } from '../../generators/defineGenerator';
import type { CarryOverProps } from './CarryOver';
import { useIdleChunk } from './useIdleChunk';

type Props = Omit<CarryOverProps, 'rules'> & { generator: Generator };

const load = async () => (await import('./CarryOver')).CarryOver;

/** What carries last year's camp over: only some documents have it. */
export function LastYear({ generator: { lastYear }, ...props }: Props) {
  const CarryOver = useIdleChunk(lastYear && load);
  return lastYear && CarryOver && <CarryOver rules={lastYear} {...props} />;
}
