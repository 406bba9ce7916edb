/** Pages about points that are made elsewhere. */
export const pointPlaces: Record<'recharge' | 'records' | 'coupons' | 'earn', string> = {
  recharge: '/functionSquare/buy/index',
  records: '/functionSquare/balance/index',
  coupons: '/functionListThree/coupon/coupon',
  earn: '/functionList/draw/taskCenter',
}
