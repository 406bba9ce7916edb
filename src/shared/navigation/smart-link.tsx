import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { parseLink } from './link.ts'

/** Opens a link of banners and messages (see parseLink). */
function useOpenLink(): (link: string) => void {
  const router = useRouter()
  return (link) => void router.navigate({ href: parseLink(link).href })
}

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** As parseLink reads it. */
  link: string
}

/** An anchor for such a link, which can be copied or opened in a new tab like any other. */
export function SmartLink({ link, children, ...native }: SmartLinkProps) {
  const open = useOpenLink()
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(link)
  }
  return (
    <a {...native} href={parseLink(link).href} onClick={press}>
      {children}
    </a>
  )
}
