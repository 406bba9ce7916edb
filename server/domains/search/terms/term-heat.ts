import { searchRules } from '#config'
import { sql, type SQL } from '../../../platform/database/orm.ts'

/** Seconds in which a search comes to weigh less by the factor e. */
const FADE = (searchRules.halfLifeHours * 3600) / Math.LN2

/** The heat of something that is searched for once, at this time. */
export const heatAt = (time: Date) => time.getTime() / 1000 / FADE

/**
 * The heat with one more search. It is the logarithm of all searches, each weighed by its time: what was hot need never be
 * cooled, as newer searches weigh more.
 */
export const hotter = (heat: SQL, more: SQL) => sql`greatest(${heat}, ${more}) + ln(1 + exp(-abs(${heat} - ${more})))`
