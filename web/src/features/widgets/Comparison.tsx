import { classNames } from '~/lib/class-names'
import { Section } from '~/ui/Section'
import type { WidgetItem } from './parse-content'
import type { WidgetProps } from './widget'

/** Columns after the title, in order. */
const COLUMNS = ['a', 'b', 'c', 'd', 'e']

const isHead = ({ data }: WidgetItem): boolean => data.head !== undefined

/** Compares products: a column for each, a row for each property. */
export function Comparison({ data, items }: WidgetProps) {
  const head = items.find(isHead)
  if (!head) return null
  const columns = COLUMNS.filter((column) => head.data[column])
  return (
    <Section {...(data.title && { title: data.title })} {...(data.text && { lead: data.text })}>
      <section
        aria-label={data.title || 'Comparison'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="relative max-w-5xl overflow-x-auto"
      >
        <table
          className={classNames(
            'w-full border-collapse text-left max-sm:text-sm',
            columns.length > 3 && 'min-w-[30rem]',
          )}
        >
          <thead>
            <tr className="border-b border-ink">
              <td className="py-3 pr-3 sm:pr-6">{head.data.title}</td>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-3 pr-3 font-display font-bold sm:pr-6 sm:text-subheading">
                  {head.data[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items
              .filter((item) => !isHead(item))
              .map(({ data: row }) => (
                <tr key={row.title} className="border-b border-line align-top">
                  <th scope="row" className="py-3.5 pr-3 font-normal text-ink-soft sm:pr-6">
                    {row.title}
                  </th>
                  {columns.map((column) => (
                    <td key={column} className="py-3.5 pr-3 sm:pr-6">
                      {row[column] ?? '–'}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}
