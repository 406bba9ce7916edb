import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { PeopleView } from '#contract/endpoints/follows.ts'
import { peopleQuery } from '~/entities/creator/creator.queries.ts'
import { CreatorLine } from '~/entities/creator/ui/creator-line.tsx'
import { userQuery } from '~/entities/user/user.queries.ts'
import { BlockButton } from '~/features/follow/block-button.tsx'
import { FollowButton } from '~/features/follow/follow-button.tsx'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { ListAwaited } from '~/shared/ui/list-awaited/list-awaited.tsx'
import { ListEnd } from '~/shared/ui/list-end/list-end.tsx'
import styles from './creator.module.css'

interface PeopleProps {
  id: string
  view: PeopleView
  mine: boolean
}

/** People around somebody, the latest first. */
export function People({ id, view, mine }: PeopleProps) {
  const { data, isError, refetch, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(peopleQuery(id, view))
  const { data: user } = useQuery(userQuery)
  const requireLogin = useRequireLogin()
  if (!data) return <ListAwaited failed={isError} onRetry={() => void refetch()} />
  const people = data.pages.flatMap((page) => page.people)
  if (people.length === 0) return <Nobody view={view} mine={mine} />
  return (
    <>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <CreatorLine
              person={person}
              note={person.bio}
              action={
                view === 'blocked' ? (
                  <BlockButton id={person.id} name={person.nickname} blocked onAsk={requireLogin} />
                ) : (
                  person.id !== user?.id && <FollowButton id={person.id} followed={person.followed} onAsk={requireLogin} />
                )
              }
            />
          </li>
        ))}
      </ul>
      {hasNextPage && <ListEnd count={people.length} busy={isFetching} failed={isFetchNextPageError && !isFetching} onEnd={() => void fetchNextPage()} />}
    </>
  )
}

function Nobody({ view, mine }: Pick<PeopleProps, 'view' | 'mine'>) {
  const square = (
    <ButtonLink to="/">
      <Trans>去广场看看</Trans>
    </ButtonLink>
  )
  if (view === 'blocked') return <EmptyState text={<Trans>你没有屏蔽任何人</Trans>} />
  if (view === 'followers') return <EmptyState text={mine ? <Trans>还没有粉丝。多发布几件作品，喜欢的人会找到你</Trans> : <Trans>还没有粉丝</Trans>} />
  return <EmptyState text={mine ? <Trans>还没有关注谁。关注喜欢的创作者，新作品不会错过</Trans> : <Trans>还没有关注谁</Trans>} action={mine && square} />
}
