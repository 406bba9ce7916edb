import { Fragment } from 'react'
import { linksIn } from './link.ts'
import styles from './linked-text.module.css'
import { SmartLink } from './smart-link.tsx'

/** A text of the server's (a refusal, a failure, a message) with its links as links: see linksIn. Not for what people wrote. */
export function LinkedText({ text }: { text: string }) {
  return linksIn(text).map(({ words, link }, place) =>
    link === undefined ? (
      <Fragment key={place}>{words}</Fragment>
    ) : (
      <SmartLink key={place} link={link} className={styles.link}>
        {words}
      </SmartLink>
    ),
  )
}
