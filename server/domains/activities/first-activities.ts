import type { Locale } from '#config'
import type { NewActivity } from './activities.table.ts'

const DAY_MS = 86_400_000

const rules: Record<Locale, string> = {
  'zh-Hans': '用 Inkling 创作并公开到广场的作品都可以参加，每人最多 3 件，投稿期内可以换。\n投稿结束后进入投票，每人 10 票，同一件作品只能投一次，不能投给自己。\n得票多的作品获奖；票数相同，先投稿的在前。每人最多得一个奖。\n奖励在活动结束后自动到账，并有消息通知。用多个账号给自己拉票，会取消资格。',
  'zh-Hant': '用 Inkling 創作並公開到廣場的作品都可以參加，每人最多 3 件，投稿期內可以更換。\n投稿結束後進入投票，每人 10 票，同一件作品只能投一次，不能投給自己。\n得票多的作品獲獎；票數相同，先投稿的在前。每人最多得一個獎。\n獎勵在活動結束後自動入帳，並有訊息通知。用多個帳號為自己拉票，會取消資格。',
  en: 'Any work you made with Inkling and published to the square can take part: up to three each, and you may swap them until entries close.\nThen comes the vote. Everyone has ten votes, one for each work, and none for your own.\nThe works with the most votes win; with equal votes, the one entered first. One prize per person.\nPrizes arrive by themselves when the activity ends, and we send you a message. Voting for yourself with other accounts disqualifies an entry.',
  es: 'Puede participar cualquier obra hecha con Inkling y publicada en la plaza: hasta tres por persona, y puedes cambiarlas mientras se admitan obras.\nDespués se vota. Cada persona tiene diez votos, uno por obra, y ninguno para las suyas.\nGanan las obras con más votos; si empatan, la que entró antes. Un premio por persona.\nLos premios llegan solos al terminar la actividad y te avisamos con un mensaje. Votarse con otras cuentas descalifica la obra.',
  fr: 'Toute œuvre faite avec Inkling et publiée sur la place peut participer : trois par personne au plus, et vous pouvez les échanger tant que les inscriptions sont ouvertes.\nVient ensuite le vote. Chacun a dix voix, une par œuvre, et aucune pour les siennes.\nLes œuvres qui ont le plus de voix gagnent ; à égalité, la première inscrite. Un prix par personne.\nLes prix arrivent d’eux-mêmes à la fin, avec un message. Voter pour soi avec d’autres comptes disqualifie l’œuvre.',
  ja: 'Inkling で作り、広場に公開した作品なら参加できます。1人3点まで、応募期間中は入れ替えられます。\n応募が終わると投票です。1人10票、同じ作品には1票まで、自分の作品には投票できません。\n得票の多い作品が入賞します。同数なら先に応募した作品が上位です。入賞は1人1点までです。\n賞品はイベント終了後に自動で届き、メッセージでお知らせします。複数のアカウントで自分に投票した作品は失格になります。',
}

const common = { rules, judged: 'votes', entriesEach: 3, votesEach: 10, active: true } as const

/** The activities that a fresh installation begins with, from when it is first started. */
export function firstActivities(now: Date): NewActivity[] {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS)
  return [
    {
      ...common,
      slug: 'four-seasons',
      titles: { 'zh-Hans': '画出你的季节', 'zh-Hant': '畫出你的季節', en: 'Paint your season', es: 'Pinta tu estación', fr: 'Peignez votre saison', ja: 'あなたの季節を描こう' },
      summaries: {
        'zh-Hans': '樱花、麦浪、红叶、初雪，画下你最想留住的那个季节。',
        'zh-Hant': '櫻花、麥浪、紅葉、初雪，畫下你最想留住的那個季節。',
        en: 'Blossom, wheat, red leaves or first snow: paint the season you would keep.',
        es: 'Cerezos, trigo, hojas rojas o primera nieve: pinta la estación que guardarías.',
        fr: 'Cerisiers, blés, feuilles rouges ou première neige : peignez la saison que vous garderiez.',
        ja: '桜、麦畑、紅葉、初雪。いちばん残しておきたい季節を描いてください。',
      },
      theme: 'flowers',
      cover: 'autumn-range',
      generators: [],
      prizes: [{ points: 100 }, { points: 60 }, { points: 30 }, { points: 10 }, { points: 10 }],
      opensAt: now,
      votingAt: day(14),
      endsAt: day(21),
      createdAt: now,
    },
    {
      ...common,
      slug: 'cat-diary',
      titles: { 'zh-Hans': '一只猫的一天', 'zh-Hant': '一隻貓的一天', en: 'A day of a cat', es: 'Un día de gato', fr: 'Une journée de chat', ja: '猫の一日' },
      summaries: {
        'zh-Hans': '它在窗台打盹，还是在雪地里巡逻？给我们看看你的猫。',
        'zh-Hant': '牠在窗臺打盹，還是在雪地裡巡邏？給我們看看你的貓。',
        en: 'Asleep on the sofa or on patrol in the snow? Show us your cat.',
        es: '¿Dormido en el sofá o de patrulla por la nieve? Enséñanos a tu gato.',
        fr: 'Endormi sur le canapé ou en patrouille dans la neige ? Montrez-nous votre chat.',
        ja: 'ソファでお昼寝？それとも雪の中をパトロール？あなたの猫を見せてください。',
      },
      theme: 'pets',
      cover: 'orange-cat-sun',
      generators: ['cats', 'text-to-image', 'text-to-image-pro'],
      prizes: [{ points: 60 }, { points: 30 }, { points: 15 }],
      opensAt: now,
      votingAt: day(7),
      endsAt: day(12),
      createdAt: now,
    },
    {
      ...common,
      slug: 'night-journey',
      titles: { 'zh-Hans': '星空下的旅行', 'zh-Hant': '星空下的旅行', en: 'Travels under the stars', es: 'Viajes bajo las estrellas', fr: 'Voyages sous les étoiles', ja: '星空の下の旅' },
      summaries: {
        'zh-Hans': '银河、极光、远行的飞船，带我们去一个夜晚。',
        'zh-Hant': '銀河、極光、遠行的飛船，帶我們去一個夜晚。',
        en: 'The Milky Way, northern lights, a ship far out: take us into a night.',
        es: 'La Vía Láctea, auroras, una nave lejana: llévanos a una noche.',
        fr: 'La Voie lactée, des aurores, un vaisseau au loin : emmenez-nous dans une nuit.',
        ja: '天の川、オーロラ、遠くへ行く宇宙船。どこかの夜へ連れて行ってください。',
      },
      theme: 'space',
      cover: 'desert-stars',
      generators: [],
      prizes: [{ points: 100 }, { points: 60 }, { points: 30 }],
      opensAt: day(14),
      votingAt: day(28),
      endsAt: day(35),
      createdAt: now,
    },
  ]
}
