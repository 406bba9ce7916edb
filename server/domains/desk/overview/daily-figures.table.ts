import { figureNames } from '#contract/endpoints/desk/figure-names.ts'
import { bigint, date, pgTable, primaryKey, text } from '../../../platform/database/pg-core.ts'

/** What was counted of days that are over, so that it is counted once. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date({ mode: 'string' }).notNull(),
    name: text({ enum: figureNames }).notNull(),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
)
