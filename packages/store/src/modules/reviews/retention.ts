import { NO_NAME, type Retention } from '../retention/retention'

const ORDERS = '(SELECT id FROM orders WHERE customer_id = ?1)'

export const reviewsRetention: Retention = {
  tables: {
    reviews: { account: true, stays: 'on the page of its product, without its name and photos' },
    review_photos: { account: true, with: ['reviews'] },
    shop_rating: { stays: 'counts of the reviews' },
  },
  forget: {
    uses: (db, { id }) =>
      [
        `DELETE FROM review_photos WHERE review_uid IN (SELECT uid FROM reviews WHERE order_id IN ${ORDERS})`,
        `UPDATE reviews SET nickname = '${NO_NAME}' WHERE order_id IN ${ORDERS}`,
      ].map((sql) => db.prepare(sql).bind(id)),
  },
}
