import type { Retention } from '../retention/retention'

export const blogRetention: Retention = {
  tables: {
    blog_categories: { stays: 'the operator fills it' },
    blog_posts: { stays: 'the operator fills it' },
    blog_post_categories: { with: ['blog_posts', 'blog_categories'] },
  },
}
