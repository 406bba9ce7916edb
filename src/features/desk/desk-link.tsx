import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeskSearch } from './desk-search.ts'

interface DeskLinkProps {
  /** Below /admin: 'people', 'people/<id>'. */
  to: string
  search?: DeskSearch
  /** It leads to what is in sight. */
  current?: boolean
  className?: string
  children: ReactNode
}

/** A link within the desk. */
export const DeskLink = ({ to, search = {}, current, ...rest }: DeskLinkProps) => (
  <Link to="/admin/$" params={{ _splat: to }} search={search} preload={false} activeOptions={{ exact: true }} aria-current={current ? 'page' : undefined} {...rest} />
)
