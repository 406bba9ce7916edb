import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { deletionQuery, receiptQuery } from '~/entities/account-data/account-data.queries.ts'
import { Page } from '~/shared/ui/page/page.tsx'
import { AskDeletion } from './-deletion/ask-deletion.tsx'
import { Receipt } from './-deletion/receipt.tsx'
import { Waiting } from './-deletion/waiting.tsx'

const route = getRouteApi('/functionSquare/set/deletion')

export function DeletionPage() {
  const { t } = useLingui()
  const { receipt } = route.useSearch()
  return (
    <Page width="reading" title={receipt ? t`注销回执` : t`注销账号`} backTo={receipt ? '/' : '/functionSquare/set/index'}>
      {receipt ? <ReceiptOf id={receipt} /> : <OwnDeletion />}
    </Page>
  )
}

function ReceiptOf({ id }: { id: string }) {
  const { data } = useSuspenseQuery(receiptQuery(id))
  return <Receipt receipt={data} />
}

function OwnDeletion() {
  const { data } = useSuspenseQuery(deletionQuery)
  return data.request ? <Waiting request={data.request} /> : <AskDeletion state={data} />
}
