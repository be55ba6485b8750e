CREATE TABLE `edge_purges` (
	`load` text PRIMARY KEY NOT NULL,
	`purges` integer NOT NULL,
	`purged_at` text NOT NULL
);
