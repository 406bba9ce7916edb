const yuan = /^\d{1,6}(\.\d{1,2})?$/

/** Fen of an amount that was typed in yuan, '12.5'; undefined while it is none. */
export const fenOf = (typed: string): number | undefined => (yuan.test(typed.trim()) ? Math.round(Number(typed) * 100) : undefined)

/** An amount of fen as it is typed, '12.50'. */
export const yuanOf = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2))

/** The whole number that was typed; undefined while it is none. */
export const wholeOf = (typed: string): number | undefined => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined)
