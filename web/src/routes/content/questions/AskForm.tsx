import type { Page } from '@kea/shared/page/page'
import { type QuestionForm, questionForm } from '@kea/shared/schemas/review'
import { useEffect } from 'react'
import { AskQuestionDocument } from '~/api/__generated__/documents/AskQuestion'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { sendForm } from '~/api/query'
import { ShopForm } from '~/features/forms/ShopForm'
import { useShopForm } from '~/features/forms/use-shop-form'
import { TextAreaField, TextField } from '~/ui/Field'

const LABELS: Record<keyof QuestionForm, string> = { question: 'Your question', name: 'Name', email: 'Email' }
const EMPTY: QuestionForm = { question: '', name: '', email: '' }

/** A page of the CMS is known by its number, a product's own page by the product. */
async function send(form: QuestionForm, { id, kind, product }: Page, captcha: string): Promise<true> {
  const about = { page_id: id ?? 0, ...(kind === 'product' && product && { sku: product.sku }) }
  const { askProductQuestion: answer } = await sendForm(AskQuestionDocument, { input: { ...form, ...about } }, captcha)
  if (!answer?.status) throw new ShopError('server', answer?.message || UNKNOWN_ERROR)
  return true
}

/** A question about what a page shows. */
export function AskForm({ page }: { page: Page }) {
  const { form, field, sent, again, props } = useShopForm({
    name: `question${page.path}`,
    schema: questionForm,
    empty: EMPTY,
    labels: LABELS,
    send: (question, captcha) => send(question, page, captcha),
  })
  const { setFocus } = form
  useEffect(() => {
    // The pressed button is removed, so the focus moves to the first field.
    setFocus('question')
  }, [setFocus])
  return (
    <ShopForm
      {...props}
      submitLabel="Ask"
      thanks={
        sent !== null && {
          title: 'We got your question',
          text: (
            <p>
              A real person answers by email, usually within two working days. We may also show the answer on this page,
              without your name.
            </p>
          ),
        }
      }
      onAgain={again}
      againLabel="Ask something else"
    >
      <TextAreaField {...field('question')} rows={4} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="For our answer only. We never show it."
        />
      </div>
    </ShopForm>
  )
}
