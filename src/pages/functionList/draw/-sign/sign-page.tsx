import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { signStateQuery } from '~/entities/sign-in/sign-in.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { useSignIn } from '~/features/sign-in/use-sign-in.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { Calendar } from './calendar.tsx'
import { RewardSteps } from './reward-steps.tsx'
import { SignButton } from './sign-button.tsx'
import styles from './sign.module.css'

export function SignPage() {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(userQuery)
  const { data: state } = useSuspenseQuery(signStateQuery())
  const signIn = useSignIn()
  useTomorrow(state.tomorrow)
  const { streak, signed, pointsLastDays, rewards: { length: round } } = state
  return (
    <Page
      title={t`每日签到`}
      backTo="/square/account/user"
      action={<SignButton state={state} isPerson={user !== null} signingIn={signIn.isPending} onSignIn={() => signIn.mutate()} />}
    >
      <div className={styles.columns}>
        <Card>
          {user ? <Streak days={streak} signed={signed} /> : <p className={styles.streak}>{t`每天签到领灵感值，连签越久领得越多`}</p>}
          <RewardSteps state={state} celebrates={signIn.isSuccess} />
          <ul className={styles.rules}>
            <li>
              <Trans>连签 {round} 天是一轮，签满再从头开始；中间断一天，就从第一天算起。</Trans>
            </li>
            <li>
              <Trans>签到得到的灵感值 {pointsLastDays} 天内有效，快到期的先用。</Trans>
            </li>
            <li>
              <Trans>日期按你所在的时区算。出远门也不会断签：换了时区，24 小时内还按原来的日期。</Trans>
            </li>
          </ul>
        </Card>
        <Calendar today={state.today} current={state} since={user?.createdAt} />
      </div>
    </Page>
  )
}

function Streak({ days, signed }: { days: number; signed: boolean }) {
  return (
    <>
      <p className={styles.streak} role="status">
        <Trans>
          已连续签到 <strong>{days}</strong> 天
        </Trans>
      </p>
      <p className={styles.hint}>
        {days === 0 ? <Trans>今天是新一轮的第一天</Trans> : signed ? <Trans>明天也来，别断签</Trans> : <Trans>今天还没签到，签了就不断</Trans>}
      </p>
    </>
  )
}

/** The longest that browsers wait for, milliseconds. */
const LONGEST = 2 ** 31 - 1

/** Asks again when the person's next day begins, for who leaves the page open. */
function useTomorrow(at: number) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const wait = Math.min(at - Date.now(), LONGEST)
    // What the server takes for over already, it tells by itself.
    if (wait <= 0) return undefined
    const timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['sign-in'] }), wait)
    return () => clearTimeout(timer)
  }, [queryClient, at])
}
