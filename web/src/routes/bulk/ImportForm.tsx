import { zodResolver } from '@hookform/resolvers/zod'
import { routes } from '@kea/shared/routes'
import { importForm, type ImportForm as Values } from '@kea/shared/schemas/order-import'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { readDraft, useDraft } from '~/features/forms/use-draft'
import { useSubmit } from '~/features/forms/use-submit'
import { dropDrafts } from '~/lib/form-drafts'
import { showToast } from '~/lib/toast'
import { Field, TextAreaField } from '~/ui/Field'
import { addRows, fetchProducts } from './bulk-requests'
import { ImportTable } from './ImportTable'
import { type MatchedRow, matchRows } from './match-rows'
import { isTable, readImport } from './read-import'

const DRAFT = 'bulk-order'
const LABELS = { table: 'Your rows' }
const EXAMPLE = 'sku,quantity,options\nmini-easel,12,Pack: One easel\ntable-easel,2,'

/** The rows matched with the shop's products, or the reason why the whole table is refused. */
async function check(text: string): Promise<MatchedRow[] | string> {
  const read = readImport(text)
  if (!read.ok) return read.problem
  const skus = read.rows.flatMap(({ row }) => (row ? [row.sku.toLowerCase()] : []))
  return matchRows(read.rows, skus.length === 0 ? [] : await fetchProducts([...new Set(skus)]))
}

const NO_TABLE = 'This file is not a table. Save your spreadsheet as CSV, and choose that file.'

const EMPTY: Values = { table: '' }

/** A form to paste or upload a table, check its rows and add them to the cart. */
export function ImportForm() {
  const navigate = useNavigate()
  const [rows, setRows] = useState<MatchedRow[] | null>(null)
  const form = useForm<Values>({
    resolver: zodResolver(importForm),
    defaultValues: { ...EMPTY, ...readDraft(DRAFT, EMPTY) },
  })
  useDraft(DRAFT, form)
  const reading = useSubmit(
    ({ table }: Values) => check(table),
    (result) => {
      if (typeof result !== 'string') return setRows(result)
      setRows(null)
      form.setError('table', { message: result }, { shouldFocus: true })
    },
  )
  const adding = useSubmit(
    (matched: readonly MatchedRow[]) => addRows(matched.flatMap(({ item }) => item ?? [])),
    (refusals) => {
      dropDrafts(DRAFT)
      if (refusals.length > 0) showToast(refusals.join(' '))
      navigate(routes.cart())
    },
    { scope: { id: 'cart' } },
  )
  const takeFile = async (file: File | undefined) => {
    if (!file) return
    setRows(null)
    const table = await file.text()
    if (!isTable(table)) return form.setError('table', { message: NO_TABLE }, { shouldFocus: true })
    form.setValue('table', table, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div className="mt-4 grid gap-12">
      <div className="max-w-3xl">
        <p className="max-w-prose text-lead text-ink-soft">
          Order up to a hundred items from a spreadsheet, one row each. Design photo products in the design tool first.
        </p>
        <div className="mt-8">
          <SubmitForm
            form={form}
            labels={LABELS}
            request={reading}
            submitLabel="Check these rows"
            pendingLabel="Checking"
          >
            <Field label="A file with commas, semicolons or tabs (CSV)" optional>
              {(control) => (
                <input
                  {...control}
                  type="file"
                  accept=".csv,.tsv,.txt,text/csv"
                  onChange={({ target }) => takeFile(target.files?.[0])}
                  className="block min-h-12 w-full cursor-pointer rounded-lg border border-control px-3.5 py-2.5"
                />
              )}
            </Field>
            <TextAreaField
              label={LABELS.table}
              error={form.formState.errors.table?.message}
              hint="Start with a line of column names: sku, quantity, options. You find the SKU at the end of a product’s web address."
              placeholder={EXAMPLE}
              spellCheck={false}
              rows={8}
              {...form.register('table', { onChange: () => setRows(null) })}
            />
          </SubmitForm>
        </div>
      </div>
      {rows && (
        <ImportTable rows={rows} pending={adding.pending} error={adding.error} onAdd={() => adding.submit(rows)} />
      )}
    </div>
  )
}
