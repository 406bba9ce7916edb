const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const HEX = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

export const isOurId = (text: string): boolean => UUID.test(text)

/** An id as Alipay and WeChat Pay take it: 32 letters and digits, without hyphens. Throws for what is no UUID. */
export function merchantNumber(id: string): string {
  if (!isOurId(id)) throw new TypeError('An order or refund has a UUID in lower case')
  return id.replaceAll('-', '')
}

/** The id behind a merchant's number; undefined for a number that is none of ours. */
export function idOfNumber(number: string): string | undefined {
  return HEX.exec(number)?.slice(1).join('-')
}
