/** Whether an answer is a page. */
export const isHtml = ({ headers }: { headers: Headers }): boolean => headers.get('content-type')?.startsWith('text/html') ?? false
