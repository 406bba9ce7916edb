/** The product's own accounts, which show what can be made. Their pictures are in pictures/avatar-<slug>.webp. */
export const houseAccounts = {
  peak: { id: '0f4c1d6e-5a0b-4b52-9a57-1c2f6b7d0a01', nickname: '山行', avatarPrompt: '日出时的雪山，暖色' },
  ink: { id: '0f4c1d6e-5a0b-4b52-9a57-1c2f6b7d0a02', nickname: '墨痕', avatarPrompt: '水墨山水，薄雾，一叶小舟' },
  neon: { id: '0f4c1d6e-5a0b-4b52-9a57-1c2f6b7d0a03', nickname: '霓虹夜', avatarPrompt: '霓虹城市夜景，倒影' },
  bloom: { id: '0f4c1d6e-5a0b-4b52-9a57-1c2f6b7d0a04', nickname: '花信', avatarPrompt: '樱花树，粉彩，春天' },
  paw: { id: '0f4c1d6e-5a0b-4b52-9a57-1c2f6b7d0a05', nickname: '毛球', avatarPrompt: '一只橘猫的肖像' },
  star: { id: '0f4c1d6e-5a0b-4b52-9a57-1c2f6b7d0a06', nickname: '观星人', avatarPrompt: '紫色星系与带环行星' },
} as const

export type HouseAccount = keyof typeof houseAccounts
