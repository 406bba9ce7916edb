/** 30.00, yuan as Alipay writes them. */
export const yuanOf = (fen: number): string => (fen / 100).toFixed(2)

/** Fen; undefined for what is no amount. */
export function fenOf(yuan: string): number | undefined {
  return /^\d+(\.\d{1,2})?$/.test(yuan) ? Math.round(Number(yuan) * 100) : undefined
}
