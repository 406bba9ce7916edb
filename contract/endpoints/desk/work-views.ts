/** Which works a list of the desk shows. */
export const workViews = ['public', 'hidden'] as const
