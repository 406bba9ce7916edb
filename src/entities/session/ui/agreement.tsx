import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import type { AgreementState } from '../agreement.ts'
import styles from './session-form.module.css'

/** The consent to terms and privacy policy, with what they come down to one tap away. */
export function Agreement({ agreement: { agreed, setAgreed, error } }: { agreement: AgreementState }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.agreement}>
      <label className={styles.consent}>
        <input type="checkbox" aria-label={t`同意用户服务协议与隐私政策`} checked={agreed} onChange={(event) => setAgreed(event.target.checked)} aria-invalid={error ? true : undefined} />
        <span>
          <Trans>我已阅读并同意用户服务协议与隐私政策</Trans>
        </span>
      </label>
      <button type="button" className={styles.inBrief} onClick={() => setOpen(true)}>
        <Trans>查看要点</Trans>
      </button>
      <Problem text={error} />
      <Sheet open={open} onOpenChange={setOpen} title={t`协议要点`} placement="center">
        <ul className={styles.points}>
          <li><Trans>手机号只用来登录，界面上始终打码显示。</Trans></li>
          <li><Trans>你上传的照片和生成的作品属于你；除非你主动发布，别人看不到。</Trans></li>
          <li><Trans>照片里的拍摄地点会在上传时去掉。</Trans></li>
          <li><Trans>请只使用你有权使用的照片，不要制作违法或伤害他人的内容。</Trans></li>
          <li><Trans>生成的图片带有 AI 标识，请不要去除它来误导他人。</Trans></li>
          <li><Trans>删除的作品在回收站保留 30 天，之后连同文件一起清除。</Trans></li>
        </ul>
      </Sheet>
    </div>
  )
}
