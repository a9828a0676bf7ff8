import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import type { Generator } from '../../generators/defineGenerator';
import type { CarryOverProps, CarryOver as Part } from './CarryOver';

type Props = Omit<CarryOverProps, 'rules'> & { generator: Generator };

/** What carries last year's camp over, a part of the program of its own: only some documents have it. */
export function LastYear({ generator: { lastYear }, ...props }: Props) {
  const [CarryOver, setCarryOver] = useState<typeof Part>();

  useEffect(() => {
    if (!lastYear) return;
    return whenIdle(() => {
      import('./CarryOver')
        .then((part) => setCarryOver(() => part.CarryOver))
        // The page drafts without it.
        .catch(() => {});
    });
  }, [lastYear]);

  return lastYear && CarryOver && <CarryOver rules={lastYear} {...props} />;
}
