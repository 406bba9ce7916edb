import { Trans, useLingui } from '@lingui/react/macro'
import { useLingui as useWords } from '@lingui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleUserRound, Mars, Venus } from 'lucide-react'
import { useState } from 'react'
import type { Gender } from '#contract/entities.ts'
import { storeDouble } from '~/entities/double/double.queries.ts'
import { api } from '~/shared/api/api.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { RadioGroup } from '~/shared/ui/radio/radio-group.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import styles from './flow.module.css'
import { Promises } from './promises.tsx'
import { Steps } from './steps.tsx'
import { useBegun } from './use-doubles.ts'

/** Whom the double is of, and what the person agrees to. */
export function GenderPage() {
  const { t } = useLingui()
  const begun = useBegun()
  const [gender, setGender] = useState<Gender | undefined>(begun?.gender)
  const [agree, setAgree] = useState(begun !== undefined)
  const begin = useBegin()
  const options = [
    { value: 'female' as const, words: t`女`, icon: Venus },
    { value: 'male' as const, words: t`男`, icon: Mars },
    { value: 'other' as const, words: t`不限`, icon: CircleUserRound },
  ].map(({ value, words, icon: Icon }) => ({
    value,
    content: (
      <>
        <Icon aria-hidden />
        <span>{words}</span>
      </>
    ),
  }))
  return (
    <Page
      width="reading"
      title={t`创建数字分身`}
      backTo="/functionListThree/photo/main"
      action={
        <Button tone="primary" size="large" fullWidth disabled={!gender || !agree} loading={begin.isPending} onClick={() => gender && begin.mutate(gender)}>
          <Trans>下一步，选照片</Trans>
        </Button>
      }
    >
      <div className={styles.flow}>
        <Steps at={1} />
        <div className={styles.lead}>
          <h2>
            <Trans>先推荐哪类模板？</Trans>
          </h2>
          <p>
            <Trans>只决定模板的先后，所有模板你都能用。</Trans>
          </p>
        </div>
        <RadioGroup label={t`性别`} options={options} value={gender ?? ''} onChange={setGender} className={styles.genders} optionClassName={styles.gender} />
        <Promises />
        <label className={styles.agree}>
          <input type="checkbox" aria-label={t`同意照片的使用方式`} checked={agree} onChange={({ target }) => setAgree(target.checked)} />
          <span>
            <Trans>照片是我本人的，或已得到本人同意；我同意按上面的方式使用它们</Trans>
          </span>
        </label>
      </div>
    </Page>
  )
}

function useBegin() {
  const { i18n } = useWords()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (gender: Gender) => api('doubleBegin', { gender, agree: true }, { quiet: true }),
    onSuccess: ({ double }) => {
      storeDouble(queryClient, double)
      void navigate({ to: '/functionListThree/photo/access_photos' })
    },
    onError: (error) => showCallError(error, i18n),
  })
}
