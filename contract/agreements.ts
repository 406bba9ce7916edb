/** What people agree on with the installation, each with a page of its own. */
export const agreementIds = ['service', 'privacy', 'member', 'declarations', 'entry', 'aientry'] as const
export type AgreementId = (typeof agreementIds)[number]

/** Those that whoever logs in agrees to. */
export const loginAgreements = ['service', 'privacy'] as const satisfies readonly AgreementId[]
