import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { DeskLink } from '~/features/desk/desk-link.tsx'
import styles from './desk-page.module.css'
import type { Section } from './section.ts'

interface NavigationProps {
  sections: readonly Section[]
  open: Section | undefined
}

/** The sections that are open to the person: at the side, or in a line on a phone. */
export function Navigation({ sections, open }: NavigationProps) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const nav = useRef<HTMLElement>(null)
  // On a phone the line is longer than the screen.
  useEffect(() => {
    const current = open && nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
  }, [open])
  return (
    <nav ref={nav} className={styles.navigation} aria-label={t`运营台导航`}>
      {sections.map((section) => (
        <DeskLink key={section.address} to={section.address} className={styles.entry} current={section === open}>
          <section.icon aria-hidden />
          {i18n._(section.words)}
        </DeskLink>
      ))}
    </nav>
  )
}
