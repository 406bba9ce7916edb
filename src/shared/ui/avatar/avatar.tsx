import { useState } from 'react'
import { narrow } from '~/shared/lib/thumbnail.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  src?: string | null
  /** The person's name; empty when it stands next to it anyway. */
  name?: string
  /** Design pixels. */
  size?: number
}

/** A person's picture, or ours for who has none (or whose does not load). */
export function Avatar({ src, name = '', size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const side = `calc(var(--u) * ${size})`
  return (
    <span className={styles.avatar} style={{ width: side, height: side }}>
      {src && src !== broken ? (
        <img
          src={narrow(src, size)}
          alt={name}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      ) : (
        <DefaultAvatar label={name} />
      )}
    </span>
  )
}

function DefaultAvatar({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 40 40" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <rect width="40" height="40" fill="#2a2a2e" />
      <path d="M20 9.5c2.6 4 5.8 6.8 5.8 10.6a5.8 5.8 0 0 1-11.6 0c0-3.8 3.2-6.6 5.8-10.6Z" fill="#dceaf0" opacity=".9" />
      <path d="M5 40c1-8.5 7-12.5 15-12.5S34 31.5 35 40Z" fill="#dceaf0" opacity=".34" />
    </svg>
  )
}
