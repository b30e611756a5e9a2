/** Free conversions by their code, as the edition prints them. */
import { marksOf, type Mark } from '../faces';
import type { Printed } from '../view';

export interface Conversion {
  pay: Mark[];
  get: Mark[];
}

/** Burning spends two tokens of bowl II for one in III. */
const BURN: Conversion = { pay: [{ icon: 'tokens', count: 2 }], get: [{ icon: 'charge', count: 1 }] };

export function conversion(code: string, { conversions }: Printed): Conversion {
  const printed = conversions[code];
  if (!printed) return BURN;
  const power = printed.power ? [{ icon: 'tokens', count: printed.power }] : [];
  return { pay: [...power, ...marksOf(printed.pay)], get: marksOf(printed.gain) };
}
