import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'

const PEM = /-----BEGIN ([A-Z0-9 ]+)-----[^-]+-----END \1-----/g

/** Variables of the environment often hold `\n` written out, and Alipay's tool gives keys without their first and last line. */
const asPem = (text: string, kinds: readonly string[]): readonly string[] => {
  const written = text.replaceAll(String.raw`\n`, '\n').trim()
  if (written.includes('-----BEGIN')) return written.match(PEM) ?? []
  return kinds.map((kind) => `-----BEGIN ${kind}-----\n${written}\n-----END ${kind}-----`)
}

/** An RSA private key in PEM, or what stands between its first and last line; undefined for anything else. */
export function readPrivateKey(text: string): KeyObject | undefined {
  return firstRsa(asPem(text, ['PRIVATE KEY', 'RSA PRIVATE KEY']), createPrivateKey)
}

/** An RSA public key in PEM, or what stands between its first and last line; undefined for anything else. */
export function readPublicKey(text: string): KeyObject | undefined {
  return firstRsa(asPem(text, ['PUBLIC KEY']), createPublicKey)
}

/** Certificates in PEM, one after the other: the key of each by its serial number. Empty where there are none. */
export function readCertificates(text: string): ReadonlyMap<string, KeyObject> {
  const certificates = asPem(text, []).filter((pem) => pem.startsWith('-----BEGIN CERTIFICATE-----'))
  try {
    const read = certificates.map((pem) => new X509Certificate(pem))
    return new Map(read.map(({ serialNumber, publicKey }) => [serialNumber, publicKey]))
  } catch {
    return new Map()
  }
}

function firstRsa(pems: readonly string[], read: (pem: string) => KeyObject): KeyObject | undefined {
  for (const pem of pems) {
    try {
      const key = read(pem)
      if (key.asymmetricKeyType === 'rsa') return key
    } catch {
      // The next way to read it may fit.
    }
  }
  return undefined
}
