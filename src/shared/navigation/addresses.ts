/** The addresses of all pages that there are, without the one that catches every other. */
export const addressesOf = (router: { routesByPath: object }) => Object.keys(router.routesByPath).filter((path) => !path.endsWith('$'))
