import { bindings } from './prepare-database'

/** A row that a job of the minute ends. */
export interface KeptRow {
  /** Name of the job. */
  job: string
  /** Seconds that it is kept. */
  seconds: number
  /** SQL that stores it. `begin` is when its time begins. */
  store: (begin: string) => string[]
  /** SQL that finds it as long as it is kept. */
  find: string
}

const [MINUTE, DAY] = [60, 86_400]
const hash = (letter: string) => letter.repeat(64)

/** An order and its cart, with an id that no order of another test has. */
const order = (id: number, columns: Record<string, string>): string[] => [
  `INSERT INTO carts (id, masked_id, active, created_at, updated_at) VALUES (${id}, printf('%032d', ${id}), 0, '9999', '9999')`,
  `INSERT INTO orders (id, token, cart_id, cart_version, email, subtotal_cents, shipping_cents, tax_cents, total_cents,
     carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at, ${Object.keys(columns)})
   VALUES (${id}, 'kept-${id}', ${id}, 1, 'kept@example.nz', 0, 0, 0, 0, '', '', '', '', '', '', '2026-01-01', ${Object.values(
     columns,
   ).map((value) => `'${value}'`)})`,
]
const printed = (id: number, madeAt: string): string[] => [
  `INSERT INTO order_lines (id, order_id, product_id, sku, url_key, name, options, quantity, unit_cents, row_cents)
   VALUES (${id}, ${id}, 1, 'canvas-print', '', '', '[]', 1, 0, 0)`,
  `INSERT OR REPLACE INTO print_files (line_id, order_id, state, run_at, made_at) VALUES (${id}, ${id}, 'made', '2026', '${madeAt}')`,
]
const CUSTOMER = "(SELECT id FROM customers WHERE email = 'kept@example.nz')"
const DESIGN = (uid: string) =>
  `INSERT INTO designs (uid, owner, name, sku, tool, created_at) VALUES ('${uid}', 'kept', '', 'canvas-print', 'uploadchoice', '2026')`
const revision = (uid: string, expiresAt: string) => [
  `INSERT INTO design_files (object_key, bytes, sha256, created_at) VALUES ('designs/${uid}', 1, '${hash('0')}', '2026')`,
  `INSERT INTO design_revisions (design_uid, revision, document, file_key, created_at, expires_at)
   VALUES ('${uid}', 1, '', 'designs/${uid}', '2026', '${expiresAt}')`,
]

/** Rows that end at the time in their column `expires_at`. */
const expiring = (job: string, table: string, columns: string, values: string, find: string): KeptRow => ({
  ...{ job, seconds: 0, find: `${table} WHERE ${find}` },
  store: (begin) => [`INSERT INTO ${table} (${columns}, expires_at) VALUES (${values}, '${begin}')`],
})

/** What the other rows refer to. */
export const BEFORE_KEPT_ROWS = [
  `INSERT INTO customers (email, firstname, lastname, password_hash, created_at) VALUES ('kept@example.nz', 'Ani', 'Hura', 'x', '2026')`,
  DESIGN('kept-for-links'),
  ...revision('kept-for-links', '9999'),
]

export const KEPT_ROWS: Record<string, KeptRow> = {
  'a price of before': {
    ...{ job: 'retention of prices', seconds: 1826 * DAY },
    store: (begin) => [
      `INSERT INTO price_history (product_id, option_value_id, quantity_from, from_at, replaced_at, cents) VALUES (9404, 1, 1, '2020', '${begin}', 1000)`,
    ],
    find: 'price_history WHERE product_id = 9404',
  },
  'an offer that is over': {
    ...{ job: 'retention of offers', seconds: 1826 * DAY },
    store: (begin) => [
      `INSERT INTO offers (id, name, percent, from_at, to_at) VALUES (9405, 'Over', 10, '2020-01-01', '${begin}')`,
    ],
    find: 'offers WHERE id = 9405',
  },
  'the points of a customer': {
    ...{ job: 'points that end', seconds: 365 * DAY },
    store: (begin) => [
      `INSERT INTO ledger_entries (customer_id, ledger, amount, kind, source, at) VALUES (${CUSTOMER}, 'points', 70, 'earned', 'kept', '${begin}')`,
    ],
    find: `(SELECT sum(amount) AS n FROM ledger_entries WHERE ledger = 'points' AND customer_id = ${CUSTOMER}) WHERE n > 0`,
  },
  'a sent order that is not complete': {
    ...{ job: 'complete orders', seconds: 21 * DAY },
    store: (begin) => order(941_000, { status: 'shipped', paid_at: '2026-01-01', shipped_at: begin }),
    find: "orders WHERE id = 941000 AND status = 'shipped'",
  },
  'a mail that was being sent': {
    ...{ job: 'mails', seconds: 30 * MINUTE },
    store: (begin) => [
      `INSERT INTO outbox (message_id, recipient, subject, body, state, created_at, tried_at) VALUES ('kept-claimed', 'a@b.nz', '', '', 'claimed', '2026', '${begin}')`,
    ],
    find: "outbox WHERE message_id = 'kept-claimed' AND state = 'claimed'",
  },
  'a cart that nobody changes': {
    ...{ job: 'retention of carts', seconds: 30 * DAY },
    store: (begin) => [
      `INSERT INTO carts (masked_id, created_at, updated_at) VALUES ('kept-untouched-cart-000000000001', '2026', '${begin}')`,
    ],
    find: "carts WHERE masked_id = 'kept-untouched-cart-000000000001'",
  },
  'a cart that became an order': {
    ...{ job: 'retention of ordered carts', seconds: 90 * DAY },
    store: (begin) => [
      `INSERT INTO carts (masked_id, active, created_at, updated_at) VALUES ('kept-ordered-cart-00000000000001', 0, '2026', '${begin}')`,
    ],
    find: "carts WHERE masked_id = 'kept-ordered-cart-00000000000001'",
  },
  'personal data of an order of a deleted account': {
    ...{ job: 'retention of orders', seconds: 90 * DAY },
    store: (begin) =>
      order(942_000, {
        ...{ status: 'complete', paid_at: '2026-01-01', shipped_at: begin, completed_at: begin },
        account_deleted_at: '2026-01-02',
      }),
    find: 'orders WHERE id = 942000 AND forgotten_at IS NULL',
  },
  'a link to a design': expiring(
    'retention of design links',
    'design_links',
    'sha256, kind, design_uid, created_at',
    `'${hash('1')}', 'resume', 'kept-for-links', '2026'`,
    `sha256 = '${hash('1')}'`,
  ),
  'a link to a cart': expiring(
    'retention of shared carts',
    'shared_carts',
    'sha256, lines, created_at',
    `'${hash('2')}', '[]', '2026'`,
    `sha256 = '${hash('2')}'`,
  ),
  'a right to order a design': expiring(
    'retention of orderable designs',
    'orderable_designs',
    'owner, design_uid, revision',
    `'kept', 'kept-for-links', 1`,
    "owner = 'kept'",
  ),
  'a revision of a design': {
    ...{ job: 'retention of designs', seconds: 0 },
    store: (begin) => [DESIGN('kept-draft'), ...revision('kept-draft', begin)],
    find: "design_revisions WHERE design_uid = 'kept-draft'",
  },
  'a document without a design': {
    ...{ job: 'retention of design files', seconds: DAY },
    store: (begin) => [
      `INSERT INTO design_files (object_key, bytes, sha256, in_use, created_at) VALUES ('designs/kept', 1, '${hash('3')}', 0, '${begin}')`,
    ],
    find: "design_files WHERE object_key = 'designs/kept'",
  },
  'an upload that nothing uses': {
    ...{ job: 'retention of uploads', seconds: 7 * DAY },
    store: (begin) => [
      `INSERT INTO uploads (uid, owner, name, size, object_key, state, created_at) VALUES ('kept-upload', 'kept', 'p.jpg', 1, 'uploads/kept', 'complete', '${begin}')`,
    ],
    find: "uploads WHERE uid = 'kept-upload'",
  },
  'a mail that was sent': {
    ...{ job: 'retention of mails', seconds: 30 * DAY },
    store: (begin) => [
      `INSERT INTO outbox (message_id, recipient, subject, body, state, created_at, sent_at) VALUES ('kept-sent', 'a@b.nz', '', '', 'sent', '2026', '${begin}')`,
    ],
    find: "outbox WHERE message_id = 'kept-sent'",
  },
  'a job that has ended': {
    ...{ job: 'retention of jobs', seconds: 30 * DAY },
    store: (begin) => [
      `INSERT INTO jobs (kind, subject, run_at, state, ended_at) VALUES ('refund', 'kept', '2026', 'done', '${begin}')`,
    ],
    find: "jobs WHERE subject = 'kept'",
  },
  'a session': expiring(
    'retention of log-ins',
    'customer_tokens',
    'hash, customer_id, created_at',
    `'kept', ${CUSTOMER}, '2026'`,
    "hash = 'kept'",
  ),
  'a reminder': {
    ...{ job: 'retention of reminders', seconds: 120 * DAY },
    store: (begin) => [
      `INSERT INTO reminders (kind, subject, email_key, at) VALUES ('cart', 'kept', 'kept@example.nz', '${begin}')`,
    ],
    find: "reminders WHERE subject = 'kept'",
  },
  'that a mailbox had the gift of a birthday': {
    ...{ job: 'retention of birthday gifts', seconds: 400 * DAY },
    store: (begin) => [`INSERT INTO birthday_gifts (name, at) VALUES ('kept', '${begin}')`],
    find: "birthday_gifts WHERE name = 'kept'",
  },
  'a registration': expiring(
    'retention of registrations',
    'registrations',
    'token_hash, email, firstname, lastname, is_subscribed, password_hash, created_at',
    `'${hash('4')}', 'new-kept@example.nz', 'Ani', 'Hura', 0, 'x', '2026'`,
    `token_hash = '${hash('4')}'`,
  ),
  'a one-time code': expiring(
    'retention of one-time codes',
    'login_codes',
    'customer_id, code_hash',
    `${CUSTOMER}, '${hash('5')}'`,
    `code_hash = '${hash('5')}'`,
  ),
  'the challenge of a passkey': expiring(
    'retention of passkey challenges',
    'passkey_challenges',
    'hash',
    `'${hash('6')}'`,
    `hash = '${hash('6')}'`,
  ),
  'a login at a provider': expiring(
    'retention of social logins',
    'social_logins',
    'state_hash, owner, provider, nonce, verifier',
    `'${hash('7')}', 'kept', 'hui', '', ''`,
    `state_hash = '${hash('7')}'`,
  ),
  'a login that waits to be connected': expiring(
    'retention of social connections',
    'social_connections',
    'state_hash, issuer, subject, customer_id',
    `'${hash('8')}', 'hui', 'kept', ${CUSTOMER}`,
    `state_hash = '${hash('8')}'`,
  ),
  'a link for a new password': expiring(
    'retention of password links',
    'password_resets',
    'customer_id, token_hash',
    `${CUSTOMER}, '${hash('9')}'`,
    `token_hash = '${hash('9')}'`,
  ),
  'a change of an email address': expiring(
    'retention of email changes',
    'email_changes',
    'customer_id, old_email, new_email, confirm_hash, undo_hash, confirm_until',
    `${CUSTOMER}, 'kept@example.nz', 'next@example.nz', '${hash('a')}', '${hash('b')}', '2026'`,
    `undo_hash = '${hash('b')}'`,
  ),
  'the print file of a sent order': {
    ...{ job: 'retention of print files', seconds: 90 * DAY },
    store: (begin) => [
      ...order(943_000, { status: 'complete', paid_at: '2026-01-01', shipped_at: begin, completed_at: begin }),
      ...printed(943_000, '2026-01-02'),
    ],
    find: "print_files WHERE line_id = 943000 AND state = 'made'",
  },
  'the print file of an order that was refunded before it was sent': {
    ...{ job: 'retention of print files', seconds: 90 * DAY },
    store: (begin) => [
      ...order(944_000, { status: 'refunded', paid_at: '2026-01-01', refunded_at: '2026-01-03' }),
      ...printed(944_000, begin),
    ],
    find: "print_files WHERE line_id = 944000 AND state = 'made'",
  },
  'the last check of the files of an open order': {
    ...{ job: 'files of orders', seconds: DAY },
    store: (begin) => [
      ...order(945_000, { status: 'processing', paid_at: '2026-01-01' }),
      `INSERT OR REPLACE INTO order_file_checks (order_id, checked_at, missing) VALUES (945000, '${begin}', '["kept"]')`,
    ],
    find: `order_file_checks WHERE order_id = 945000 AND missing = '["kept"]'`,
  },
  'what a report of an order that nobody takes knows of the browser': {
    ...{ job: 'purchases of outside services', seconds: 7 * DAY },
    store: (begin) => [
      ...order(946_000, { status: 'processing', paid_at: begin }),
      `INSERT INTO purchase_reports (order_id, vendor, client, next_at) VALUES (946000, 'meta', '{"fbp":"x"}', '2026-01-01')`,
    ],
    find: "purchase_reports WHERE order_id = 946000 AND client <> '{}'",
  },
  'a report of an order that is over': {
    ...{ job: 'retention of purchase reports', seconds: 30 * DAY },
    store: (begin) => [
      ...order(947_000, { status: 'processing', paid_at: '2026-01-01' }),
      `INSERT INTO purchase_reports (order_id, vendor, client, state, next_at) VALUES (947000, 'ga4', '{}', 'sent', '${begin}')`,
    ],
    find: 'purchase_reports WHERE order_id = 947000',
  },
  'a captcha that was used': expiring(
    'retention of captchas',
    'captcha_solutions',
    'nonce',
    "'kept-nonce'",
    "nonce = 'kept-nonce'",
  ),
  'a try that makes the captcha dearer': {
    ...{ job: 'retention of captchas', seconds: 0 },
    store: (begin) => [
      `INSERT INTO captcha_tries (subject, tries, tries_max, forgotten_at) VALUES ('kept', 1, 9, '${begin}')`,
    ],
    find: "captcha_tries WHERE subject = 'kept'",
  },
  'a message or form': {
    ...{ job: 'retention of enquiries', seconds: 730 * DAY },
    store: (begin) => [
      `INSERT INTO enquiries (kind, digest, email, details, created_at) VALUES ('contact', 'kept', 'a@b.nz', '[]', '${begin}')`,
    ],
    find: "enquiries WHERE digest = 'kept'",
  },
  'a row of the audit': {
    ...{ job: 'retention of the audit', seconds: 400 * DAY },
    store: (begin) => [
      `INSERT INTO operator_audit (at, who, command, outcome) VALUES ('${begin}', 'kept', 'orders', 'done')`,
    ],
    find: "operator_audit WHERE who = 'kept'",
  },
}

/** Stores all rows so that each ends at `end`. */
export async function storeKeptRows(end: number): Promise<void> {
  const rows = Object.values(KEPT_ROWS).flatMap(({ seconds, store }) =>
    store(new Date(end - seconds * 1000).toISOString()),
  )
  for (const sql of [...BEFORE_KEPT_ROWS, ...rows]) await bindings.DB.prepare(sql).run()
}

/** The names of the rows that are there. */
export async function keptRows(): Promise<string[]> {
  const found = await bindings.DB.batch(
    Object.values(KEPT_ROWS).map(({ find }) => bindings.DB.prepare(`SELECT 1 FROM ${find}`)),
  )
  return Object.keys(KEPT_ROWS).filter((_, at) => found[at]?.results.length === 1)
}
