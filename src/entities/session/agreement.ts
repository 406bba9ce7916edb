import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** The consent that registering needs, and what is said while it is missing. */
export function useAgreement(given = false) {
  const { t } = useLingui()
  const [agreed, setAgreed] = useState(given)
  const [asked, setAsked] = useState(false)
  /** Asks for the consent where it is missing; whether it is there. */
  const check = (): boolean => {
    setAsked(!agreed)
    return agreed
  }
  return { agreed, setAgreed, error: asked && !agreed ? t`请先勾选同意协议` : undefined, check }
}

export type AgreementState = ReturnType<typeof useAgreement>
