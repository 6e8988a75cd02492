// In the head of a page with a board: the policy in the element before this script holds wherever the
// page comes from a website. A page from a folder loads its board in ways that the policy forbids.
if (location.protocol !== 'file:') {
  document.write(document.currentScript?.previousElementSibling?.textContent ?? '');
}
