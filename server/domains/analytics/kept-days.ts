/** How long events of use are kept, days. */
export const KEPT_DAYS = 180
/** The same of visitors: nobody vouches for what comes without a person. */
export const VISITORS_KEPT_DAYS = 30
