import type { Services } from '../../services'
import { toSqlTime } from '../../sql-time'
import { isPageText } from '../pages/admin'
import { type EditedPage, PAGE_TEXTS } from '../pages/admin-repo'
import { type Command, CommandRefusal, EVERY_PAGE, formatCount, type Subcommand } from './command'

const pathOf = (slug: string) => (slug === 'home' ? '/' : `/${slug}`)
/** `/about-us` is the page about-us; `/` is the home page. */
const slugOf = (arg: string) => arg.replace(/^\/+|\/+$/g, '') || 'home'
const timeOf = (at: string) => (at === '' ? null : toSqlTime(at))

async function pageOf(arg: string, { pageAdmin }: Services): Promise<EditedPage> {
  const slug = slugOf(arg)
  const page = arg === '' ? null : await pageAdmin.find(slug)
  if (!page) throw new CommandRefusal(arg === '' ? 'Give the page.' : `There is no page "${slug}".`)
  return page
}

const refuse = (problem: string | null) => {
  if (problem !== null) throw new CommandRefusal(problem)
}

const visibilityCommand = (name: string, isEnabled: boolean, about: string): Subcommand => ({
  name,
  params: '<page>',
  about,
  ids: 1,
  async run([arg = ''], services) {
    const { slug } = await pageOf(arg, services)
    refuse(await services.pageAdmin.setEnabled(slug, isEnabled))
    // Lists, the sitemap and the menu change with it.
    return { text: `The page ${pathOf(slug)} is ${isEnabled ? 'shown' : 'hidden'}.`, changed: EVERY_PAGE }
  },
})

export const pagesCommand: Command = {
  name: 'pages',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'the pages of texts and widgets',
      async run(_, { pageAdmin }) {
        const pages = await pageAdmin.list()
        return {
          text: `${formatCount(pages.length, 'page')}.`,
          rows: pages.map(({ slug, name, enabled, meta_robots, updated_at }) => ({
            page: slug,
            name,
            state: enabled === 1 ? 'shown' : 'hidden',
            robots: meta_robots,
            changed: timeOf(updated_at),
          })),
        }
      },
    },
    {
      name: 'show',
      params: '<page>',
      about: 'the texts of a page',
      ids: 1,
      async run([arg = ''], services) {
        const page = await pageOf(arg, services)
        return {
          text: `${pathOf(page.slug)} is ${page.enabled === 1 ? 'shown' : 'hidden'}, with ${formatCount(page.content.length, 'character')} of content.`,
          rows: PAGE_TEXTS.map((field) => ({ field, text: page[field] })),
        }
      },
    },
    {
      name: 'content',
      params: '<page>',
      about: 'the content of a page as HTML: pnpm --silent shop pages content about-us > about-us.html',
      ids: 1,
      async run([arg = ''], services) {
        return { text: (await pageOf(arg, services)).content }
      },
    },
    {
      name: 'write',
      params: '<page> @<file>',
      about: 'replaces the content of a page by the HTML of a file; a seed no longer changes it',
      ids: 1,
      async run([arg = '', ...html], services) {
        const { slug } = await pageOf(arg, services)
        if (html.length === 0) throw new CommandRefusal(`Give the file: pages write ${slug} @${slug}.html`)
        refuse(await services.pageAdmin.setContent(slug, html.join(' ')))
        return { text: `The content of ${pathOf(slug)} is replaced.`, changed: [pathOf(slug)] }
      },
    },
    {
      name: 'set',
      params: '<page> <field> <text>',
      about: `sets one of its texts: ${PAGE_TEXTS.join(', ')}`,
      ids: 2,
      async run([arg = '', field = '', ...words], services) {
        const { slug } = await pageOf(arg, services)
        if (!isPageText(field)) {
          throw new CommandRefusal(`"${field}" is not a text of a page. There are ${PAGE_TEXTS.join(', ')}.`)
        }
        if (words.length === 0) throw new CommandRefusal('Give the text; "" for none.')
        const text = words.join(' ').trim()
        refuse(await services.pageAdmin.setText(slug, field, text))
        return {
          text: `${field} of ${pathOf(slug)} is now ${text === '' ? 'empty' : `"${text}"`}.`,
          changed: [pathOf(slug)],
        }
      },
    },
    visibilityCommand('hide', false, 'takes a page out of the shop; its address then answers "not found"'),
    visibilityCommand('publish', true, 'shows a hidden page again'),
  ],
}
