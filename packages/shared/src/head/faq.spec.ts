import { expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html'
import { questionsIn } from './faq'

test('questions of a content have the text between their tags as answer', () => {
  expect(
    questionsIn(
      '<p>Before</p><div data-widget="faq"><div data-question=" How long? "><div>Three <b>days</b>.</div></div>' +
        '<div data-question="How heavy?">2 kg</div></div><p>After</p>',
      parseHtml,
    ),
  ).toEqual([
    { question: 'How long?', answer: 'Three days.' },
    { question: 'How heavy?', answer: '2 kg' },
  ])
})

test('questions without words or without an answer are left out', () => {
  expect(
    questionsIn('<div data-question=" ">Yes</div><div data-question="Why?"> </div><div>No</div>', parseHtml),
  ).toEqual([])
})

test('a content is read up to 100,000 characters', () => {
  const question = '<div data-question="How?">So</div>'
  expect(questionsIn(' '.repeat(100_000 - question.length) + question, parseHtml)).toEqual([
    { question: 'How?', answer: 'So' },
  ])
  expect(questionsIn(' '.repeat(100_000) + question, parseHtml)).toEqual([])
})
