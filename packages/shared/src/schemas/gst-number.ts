import { z } from 'zod'
import './zod-without-eval'

export const GST_MESSAGE = 'Please enter a valid GST number.'

/** 15 letters or digits with at least one of each. */
const LONG = /^(?=.*[a-z])(?=.*\d)[a-z\d]{15}$/i
/** An IRD number, as which New Zealand registers for GST, often typed with dashes. */
const NEW_ZEALAND = /^\d{8,9}$/

const isGstNumber = (value: string, takesNewZealand: boolean): boolean =>
  LONG.test(value) || (takesNewZealand && NEW_ZEALAND.test(value.replace(/[\s-]/g, '')))

/** An optional GST number. The shop's setting says whether it takes those of New Zealand. */
export const gstNumber = (takesNewZealand: boolean) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || isGstNumber(value, takesNewZealand), GST_MESSAGE)
