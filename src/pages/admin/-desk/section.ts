import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '#contract/permissions.ts'

interface SectionProps {
  /** What stands behind the section's address: '/admin/people/<id>'. */
  id?: string
  /** The sections that are open to the person. */
  sections: readonly Section[]
}

export interface Section {
  /** Below /admin; empty for the first page. */
  address: string
  /** Who sees it; absent: everybody at the desk. */
  permission?: Permission
  words: MessageDescriptor
  icon: LucideIcon
  /** Fetched when it is opened. */
  Part: ComponentType<SectionProps & { fallback?: ReactNode }>
}
