-- The coupon that a new installation gives; from then on it is the operator's.
INSERT INTO "coupon_templates" ("slug", "names", "terms", "days", "created_at") VALUES
  ('first-recharge', '{"zh-Hans": "首充见面礼", "zh-Hant": "首充見面禮", "en": "First top-up treat", "es": "Regalo de primera recarga", "fr": "Cadeau de première recharge", "ja": "はじめてのチャージ特典"}', '{"offer": {"kind": "amount", "amount": 500}, "threshold": 3000, "products": ["points"]}', 7, now())
ON CONFLICT DO NOTHING;
