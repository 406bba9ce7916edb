import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { permissionWords, roleWords } from '../permission.words.ts'

/** What the facts of the log are called; one without words shows its own name. */
const names: Partial<Record<string, MessageDescriptor>> = {
  roles: msg`角色`,
  permissions: msg`权限`,
  memberUntil: msg`会员到期`,
  suspended: msg`停用`,
  why: msg`对本人说明`,
  points: msg`灵感值`,
  sessions: msg`登录的设备`,
  state: msg`状态`,
  cost: msg`价格`,
  hidden: msg`已撤下`,
  decision: msg`处理结果`,
}

/** What values of facts are called. */
const values: Partial<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  roles: roleWords,
  permissions: permissionWords,
  state: { queued: msg`排队中`, running: msg`正在进行`, cancelled: msg`已取消`, failed: msg`没有完成` },
  decision: { keep: msg`保留`, hide: msg`已撤下`, suspend: msg`已撤下并停用作者` },
}

export function useFactWords() {
  const { i18n } = useLingui()
  const said = (words: MessageDescriptor | undefined, otherwise: string) => (words ? i18n._(words) : otherwise)
  return {
    nameOf: (name: string) => said(names[name], name),
    valueOf: (name: string, value: string) => said(values[name]?.[value], value),
  }
}
