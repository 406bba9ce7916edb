/** Which people a list shows. Apart from the schemas, which pages need not carry. */
export const peopleViews = ['all', 'members', 'staff', 'suspended'] as const
