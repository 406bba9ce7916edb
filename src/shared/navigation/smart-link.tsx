import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { parseLink } from './link.ts'

interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** As parseLink reads it. */
  link: string
}

/** What makes an anchor lead where a link of banners and messages does (see parseLink), as any other anchor would. */
export function useSmartLink(link: string) {
  const router = useRouter()
  const { href } = parseLink(link)
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return { href, onClick }
}

/** An anchor for a link of banners and messages (see parseLink), which can be copied or opened in a new tab like any other. */
export function SmartLink({ link, children, ...native }: SmartLinkProps) {
  return (
    <a {...native} {...useSmartLink(link)}>
      {children}
    </a>
  )
}
