import { Component, type ComponentChildren } from 'preact';

interface Props {
  /** What is said when something breaks. @param again tries once more what broke */
  readonly broken: (error: Error, again: () => void) => ComponentChildren;
  readonly children: ComponentChildren;
}

interface Broken {
  readonly error: Error | undefined;
}

/** Keeps a mistake in the checker from leaving nothing on the page. */
export class Boundary extends Component<Props, Broken> {
  override state: Broken = { error: undefined };

  static override getDerivedStateFromError(error: Error) {
    return { error };
  }

  render() {
    const { error } = this.state;
    return error ? this.props.broken(error, () => this.setState({ error: undefined })) : this.props.children;
  }
}
