CREATE TABLE `edge_purges` (
	`version` text PRIMARY KEY NOT NULL,
	`purges` integer NOT NULL,
	`purged_at` text NOT NULL
);
