import type { ServiceRequest } from '../../service-request'

export interface OrderFigures {
  orders: number
  cents: number
}

/** How many orders were placed from a time on, and for how much; those that were cancelled are none. */
export const buildOrderFigures = ({ env }: ServiceRequest) => ({
  async since(at: Date): Promise<OrderFigures> {
    const figures = await env.DB.prepare(
      `SELECT COUNT(*) AS orders, COALESCE(SUM(total_cents), 0) AS cents FROM orders
       WHERE created_at >= ? AND status <> 'cancelled'`,
    )
      .bind(at.toISOString())
      .first<OrderFigures>()
    return figures ?? { orders: 0, cents: 0 }
  },
})
