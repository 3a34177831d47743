/**
 * HTML of a release's notes, for feed readers. A changelog has headings, lists and paragraphs; links and code stay text.
 *
 * @param markdown - body of a release
 */
export function toHtml(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n');
      if (block.startsWith('### ')) {
        return `<h3>${escape(block.slice(4))}</h3>`;
      }
      return lines.every((line) => line.startsWith('- '))
        ? `<ul>${lines.map((line) => `<li>${escape(line.slice(2))}</li>`).join('')}</ul>`
        : `<p>${escape(lines.join(' '))}</p>`;
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
