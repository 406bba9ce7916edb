import type { Executor } from '../platform.ts'

/**
 * A statement that each connection reads and plans once, for what is asked so often that this would cost more than the
 * answer. Rows come as the driver gives them: times as text.
 */
export const createStatement = <Row>(name: string, text: string) => statementOf<Row>(name, text)

/** One that is planned anew each time, for what is done in different ways depending on the values. */
export const createPlannedStatement = <Row>(text: string) => statementOf<Row>(undefined, text)

function statementOf<Row>(name: string | undefined, text: string) {
  return async (executor: Executor, values: readonly unknown[]): Promise<Row[]> => {
    const query = executor._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
      { sql: text, params: [...values] },
      undefined,
      name,
      false,
    )
    return (await query.execute()).rows
  }
}
