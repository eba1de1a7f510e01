import { phoneHref, phoneText } from '@kea/shared/first-view/navigation'
import { isFolded } from '@kea/shared/navigation/frame-of'
import { KeaMark } from '@kea/shared/view/KeaMark'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { startTransition, useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { ChatButton } from '~/features/chat/ChatButton'
import { FooterSignup } from '~/features/forms/newsletter/FooterSignup'
import { pageQuery } from '~/features/page/page-query'
import { classNames } from '~/lib/class-names'
import { openConsentSheet, outsideServices } from '~/lib/consent'
import { pagePath } from '~/lib/paths'
import { BackToTop } from './BackToTop'
import { FOOTER_GROUPS, type FooterGroup } from './footer-links'
import { socialLink } from './social-link'

const LINK =
  'inline-flex min-h-11 items-center py-1 leading-snug text-ink-soft no-underline hover:text-ink hover:underline lg:min-h-9'

/** The footer of every page: contact, newsletter and links. In the checkout it is one line that opens. */
export function Footer() {
  const isFoldedHere = isFolded(useLocation().pathname)
  return (
    <footer className="border-t border-line bg-paper print:hidden">
      {isFoldedHere ? <FoldedFooter /> : <WholeFooter />}
      <BackToTop />
    </footer>
  )
}

function FoldedFooter() {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center justify-between gap-x-8 px-5 py-2 text-[0.9375rem] lg:px-12">
        <Contact isShort />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
        >
          All our pages
          <Chevron isOpen={isOpen} />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <div className={`${GRID} border-t border-line pt-8 pb-10`}>
              <div className="col-span-full sm:hidden">
                <Contact />
              </div>
              <LinkGroups />
            </div>
            <LastLine />
          </>
        )}
      </div>
    </>
  )
}

const GRID =
  'mx-auto grid max-w-[100rem] grid-cols-2 gap-x-6 gap-y-10 px-5 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-8 lg:px-12'

function WholeFooter() {
  return (
    <>
      <div className={`${GRID} py-14`}>
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div className="flex items-center gap-4">
            <KeaMark className="size-10 shrink-0" />
            <p className="max-w-64 text-ink-soft">Photographs, printed and made in New Zealand.</p>
          </div>
          <Contact />
        </div>
        <Signup />
        <LinkGroups />
      </div>
      <LastLine />
    </>
  )
}

/** On phones the groups are folded. The last one is open: help is looked for at the end of a page. */
const LinkGroups = () => (
  <div className="col-span-full grid gap-x-6 max-md:-mt-4 md:grid-cols-3 md:gap-y-10 lg:grid-cols-5 lg:gap-x-8">
    {FOOTER_GROUPS.map((group, at) => (
      <LinkGroup key={group.title} group={group} isOpenAtFirst={at === FOOTER_GROUPS.length - 1} />
    ))}
  </div>
)

function LinkGroup({ group: { title, links }, isOpenAtFirst }: { group: FooterGroup; isOpenAtFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <nav aria-label={title} className="max-md:border-b max-md:border-line">
      <h2 className="font-display font-bold">
        <span className="max-md:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 text-left text-lg md:hidden"
        >
          {title}
          <Chevron isOpen={isOpen} />
        </button>
      </h2>
      <ul
        id={id}
        className={classNames(
          'md:mt-1',
          isOpen ? 'max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:pb-4' : 'max-md:hidden',
        )}
      >
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Chevron = ({ isOpen }: { isOpen: boolean }) => (
  <ChevronDown
    aria-hidden="true"
    className={classNames('size-5 shrink-0 text-ink-soft transition-transform duration-200', isOpen && 'rotate-180')}
  />
)

function LastLine() {
  const { legalName, street, city, postcode, socialLinks } = useSettings()
  return (
    <div className="mx-auto flex max-w-[100rem] flex-wrap items-center justify-between gap-x-8 gap-y-2 pr-20 pb-28 pl-5 text-sm text-ink-soft lg:px-12 lg:pb-10">
      <p>{[legalName, street, city, postcode].filter(Boolean).join(', ')}</p>
      {outsideServices().vendors.size > 0 && (
        <button type="button" onClick={openConsentSheet} className={`${LINK} cursor-pointer`}>
          Privacy choices
        </button>
      )}
      <SocialLinks addresses={socialLinks} />
    </div>
  )
}

/** The path of the page that is painted. A navigation is a transition already, so a deferred value would not wait. */
function usePaintedPath(): string {
  const path = pagePath(useLocation().pathname)
  const [painted, setPainted] = useState(path)
  useEffect(() => startTransition(() => setPainted(path)), [path])
  return painted
}

/**
 * The signup sends the id of the current page, when its data is in the cache. Nothing is fetched for it. A new form
 * renders twice before it is painted, so it follows its page.
 */
function Signup() {
  const path = usePaintedPath()
  const page = useQuery({ ...pageQuery(path), enabled: false }).data
  return <FooterSignup key={path} path={path} pageId={page?.id ?? 0} />
}

/** @param isShort on phones the telephone only, so that it fits one line */
function Contact({ isShort = false }: { isShort?: boolean }) {
  const { phone, email } = useSettings()
  return (
    <ul className="flex flex-wrap gap-x-6">
      {phone && (
        <li>
          <a href={phoneHref(phone)} className={LINK}>
            {phoneText(phone)}
          </a>
        </li>
      )}
      {email && (
        <li className={isShort ? 'max-sm:hidden' : ''}>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </li>
      )}
      {!isShort && (
        <li>
          <ChatButton className={`${LINK} cursor-pointer`} />
        </li>
      )}
    </ul>
  )
}

function SocialLinks({ addresses }: { addresses: readonly string[] }) {
  const profiles = addresses.flatMap((address) => socialLink(address) ?? [])
  if (profiles.length === 0) return null
  return (
    <ul aria-label="Find us on" className="flex flex-wrap gap-x-5">
      {profiles.map(({ name, href }) => (
        <li key={href}>
          <a href={href} rel="noopener me" className={LINK}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
