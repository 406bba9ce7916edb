-- What is for sale on a new installation; the operator changes it afterwards.
INSERT INTO "shop_offers" ("id", "product", "name", "price", "points", "months", "benefits", "position", "recommended", "updated_at") VALUES
  ('points-60', 'points', '{"zh-Hans": "60 灵感值", "zh-Hant": "60 靈感值", "en": "60 points", "es": "60 puntos", "fr": "60 points", "ja": "60 ポイント"}', 600, 60, 0, '{}', 1, false, now()),
  ('points-310', 'points', '{"zh-Hans": "310 灵感值", "zh-Hant": "310 靈感值", "en": "310 points", "es": "310 puntos", "fr": "310 points", "ja": "310 ポイント"}', 3000, 310, 0, '{}', 2, true, now()),
  ('points-1080', 'points', '{"zh-Hans": "1080 灵感值", "zh-Hant": "1080 靈感值", "en": "1080 points", "es": "1080 puntos", "fr": "1080 points", "ja": "1080 ポイント"}', 9800, 1080, 0, '{}', 3, false, now()),
  ('member-month', 'membership', '{"zh-Hans": "月度会员", "zh-Hant": "月度會員", "en": "1-month membership", "es": "Membresía de 1 mes", "fr": "Abonnement 1 mois", "ja": "1か月会員"}', 1900, 0, 1, '{descriptions,queue}', 1, false, now()),
  ('member-quarter', 'membership', '{"zh-Hans": "季度会员", "zh-Hant": "季度會員", "en": "3-month membership", "es": "Membresía de 3 meses", "fr": "Abonnement 3 mois", "ja": "3か月会員"}', 4900, 0, 3, '{descriptions,queue}', 2, false, now()),
  ('member-year', 'membership', '{"zh-Hans": "年度会员", "zh-Hant": "年度會員", "en": "12-month membership", "es": "Membresía de 12 meses", "fr": "Abonnement 12 mois", "ja": "12か月会員"}', 16800, 0, 12, '{descriptions,queue}', 3, true, now())
ON CONFLICT DO NOTHING;
