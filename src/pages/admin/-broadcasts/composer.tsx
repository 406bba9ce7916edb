import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { appConfig, type Locale } from '#config'
import { broadcastRules } from '#contract/broadcast-rules.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { DeskTitle } from '~/features/desk/parts/desk-title.tsx'
import { Panel, Stack } from '~/features/desk/parts/stack.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import styles from './broadcasts.module.css'
import { LanguageChoice } from './language-choice.tsx'
import { MessagePreview } from './message-preview.tsx'
import { useDraft } from './use-draft.ts'

/** A message to everybody: written language by language beside what people will see, and sent once. */
export function Composer() {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const navigate = useNavigate()
  const draft = useDraft()
  const [locale, setLocale] = useState<Locale>(appConfig.defaultLocale)
  const { fields, set, written, unfinished, broadcast } = draft
  const [title, body] = [fields[`${locale}.title`], fields[`${locale}.body`]]
  const nameOf = (known: Locale) => new Intl.DisplayNames([i18n.locale], { type: 'language' }).of(known)
  const missing = unfinished.map(nameOf).join(', ')
  const sent = () => {
    draft.forget()
    void navigate({ to: '/admin/$', params: { _splat: 'broadcasts' }, replace: true })
  }
  const send = (
    <DeskAction
      name="deskBroadcastSend"
      permission="broadcasts.send"
      size="medium"
      label={t`发送给所有人`}
      icon={Send}
      title={t`发送给现在注册的每个人？`}
      description={t`有 ${written.length} 种语言；没有写的语言看到简体中文。发出后不能改，只能撤回。`}
      needsReason={false}
      request={broadcast && { broadcast }}
      onDone={sent}
    />
  )
  return (
    <Stack>
      <DeskTitle title={t`写通知`} note={t`写到一半可以离开，内容留在这台设备上`} actions={send} />
      <div className={styles.composer}>
        <Panel>
          <div className={styles.fields}>
            <LanguageChoice locales={appConfig.locales} value={locale} onChange={setLocale} markOf={(known) => (unfinished.includes(known) ? ' …' : written.includes(known) ? ' ✓' : '')} />
            <TextField label={t`标题`} value={title} onChange={(next) => set({ [`${locale}.title`]: next })} maximum={broadcastRules.titleMax} />
            <TextArea label={t`正文`} value={body} onChange={(next) => set({ [`${locale}.body`]: next })} maximum={broadcastRules.bodyMax} rows={6} />
            <TextField
              label={t`链接（可不填）`}
              value={fields.link}
              onChange={(link) => set({ link })}
              maximum={broadcastRules.linkMax}
              placeholder="/square/draw/agent-square"
              hint={t`站内地址，或 https:// 开头的网址；所有语言共用`}
            />
            <Problem text={unfinished.length > 0 && t`还缺标题或正文：${missing}`} />
            <Problem text={written.length > 0 && !written.includes(appConfig.defaultLocale) && t`请先写简体中文，没有译文的语言会看到它`} />
          </div>
        </Panel>
        <Panel title={t`预览`}>
          <MessagePreview locale={locale} title={title.trim()} body={body.trim()} link={fields.link.trim()} />
        </Panel>
      </div>
    </Stack>
  )
}
