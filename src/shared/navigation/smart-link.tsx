import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { parseLink } from './link.ts'

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** As parseLink reads it. */
  link: string
}

/** An anchor for a link of banners and messages (see parseLink), which can be copied or opened in a new tab like any other. */
export function SmartLink({ link, children, ...native }: SmartLinkProps) {
  const router = useRouter()
  const { href } = parseLink(link)
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a {...native} href={href} onClick={press}>
      {children}
    </a>
  )
}
